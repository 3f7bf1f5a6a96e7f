/** The messages of a listing, its pictures, its people and its closed days in Spanish. */
export const listingInSpanish = {
  'Temporarily closed': 'Cerrado temporalmente',
  'Closed for good': 'Cerrado permanentemente',
  name: 'el nombre',
  category: 'la categoría',
  address: 'la dirección',
  website: 'el sitio web',
  'social links': 'las redes sociales',
  'menu or price list': 'el menú o la lista de precios',
  'further categories': 'las demás categorías',
  pictures: 'las imágenes',
  'the people of your listing': 'las personas de su ficha',
  'your listing': 'su ficha',
  'The new {fields} wait for our staff. Visitors see the old text until then. Everything else is public now.':
    'Los cambios en {fields} esperan a nuestro personal. Hasta entonces los visitantes ven el texto anterior. Todo lo demás ya es público.',
  'The new {fields} waits for our staff. Visitors see the old text until then. Everything else is public now.':
    'El cambio en {fields} espera a nuestro personal. Hasta entonces los visitantes ven el texto anterior. Todo lo demás ya es público.',
};
