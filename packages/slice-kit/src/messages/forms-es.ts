/**
 * The errors of the schemas that forms share with services, in Spanish. The English messages are part of
 * the contracts; one without a translation is shown in English.
 */
export const spanish = {
  'Full name is required': 'El nombre completo es obligatorio',
  'Invalid input': 'Dato no válido',
  'Message must be at least 10 characters': 'El mensaje debe tener al menos 10 caracteres',
  'Please enter a valid email address': 'Escriba una dirección de correo electrónico válida',
  'Please say what this is about': 'Indique de qué se trata',
  'Subject is required': 'El asunto es obligatorio',
};
