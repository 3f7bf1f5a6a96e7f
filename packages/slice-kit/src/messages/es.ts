/** This package's messages in Spanish. */
export const spanish = {
  'Address copied': 'Dirección copiada',
  'Drawing of a small town by a river': 'Dibujo de un pueblo pequeño junto a un río',
  'Leave this empty': 'Deje este campo vacío',
  "Please copy it from the browser's address field.":
    'Cópiela del campo de direcciones del navegador.',
  Share: 'Compartir',
  'Something wrong here?': '¿Hay algo incorrecto aquí?',
  'The address could not be copied': 'No se pudo copiar la dirección',
  'The site cannot be reached. Please try again.':
    'No se puede acceder al sitio. Inténtelo de nuevo.',
  'This part could not be loaded.': 'No se pudo cargar esta parte.',
  'Try again': 'Intentar de nuevo',
  'You are offline. What you typed is kept: please send it when you have a connection.':
    'No tiene conexión. Lo que escribió se conserva: envíelo cuando la tenga.',
};
