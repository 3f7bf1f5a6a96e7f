/**
 * The errors of the schemas that forms share with services, in Spanish. The English messages are part of
 * the contracts; one without a translation is shown in English.
 */
export const spanish = {
  'An event can last a year at most': 'Un evento puede durar un año como máximo',
  'Business address is required': 'La dirección del negocio es obligatoria',
  'Business name is required': 'El nombre del negocio es obligatorio',
  'Business name must be at least 2 characters':
    'El nombre del negocio debe tener al menos 2 caracteres',
  'Category is required': 'La categoría es obligatoria',
  'Contact name is required': 'El nombre de contacto es obligatorio',
  'Date is required': 'La fecha es obligatoria',
  'Description must be at least 10 characters': 'La descripción debe tener al menos 10 caracteres',
  'First name must be at least 2 characters': 'El nombre debe tener al menos 2 caracteres',
  'Full name is required': 'El nombre completo es obligatorio',
  'Invalid input': 'Dato no válido',
  'Last name must be at least 2 characters': 'El apellido debe tener al menos 2 caracteres',
  'Message must be at least 10 characters': 'El mensaje debe tener al menos 10 caracteres',
  'Phone number is required': 'El número de teléfono es obligatorio',
  'Please enter a date within the next two years':
    'Escriba una fecha dentro de los próximos dos años',
  'Please enter a valid date': 'Escriba una fecha válida',
  'Please enter a valid email address': 'Escriba una dirección de correo electrónico válida',
  'Please enter a valid phone number': 'Escriba un número de teléfono válido',
  'Please enter a valid website URL': 'Escriba una dirección web válida',
  'Please fill in all required fields (Title, Date, and Category).':
    'Complete todos los campos obligatorios (título, fecha y categoría).',
  'Please say what this is about': 'Indique de qué se trata',
  'Please select a category': 'Elija una categoría',
  'Please select a plan': 'Elija un plan',
  Required: 'Obligatorio',
  'Subject is required': 'El asunto es obligatorio',
  'The end must be after the beginning': 'El final debe ser posterior al comienzo',
  'The first date of a repeated event must be within the last two years':
    'La primera fecha de un evento que se repite debe estar dentro de los últimos dos años',
  'This day is over. Please enter today or a later day':
    'Este día ya pasó. Escriba hoy o un día posterior',
  'Title is required': 'El título es obligatorio',
  'Years must be 0 or more': 'Los años deben ser 0 o más',
  'You must agree to the terms': 'Debe aceptar los términos',
};
