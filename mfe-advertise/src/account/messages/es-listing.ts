/** The messages of the page on which an owner edits a listing, in Spanish. */
export const listingInSpanish = {
  '<label>{label}</label> are part of Premium.': '<label>{label}</label>: solo con Premium.',
  '<label>{label}</label> is part of Premium.': '<label>{label}</label>: solo con Premium.',
  Address: 'Dirección',
  'Business status': 'Estado del negocio',
  'Closed for good': 'Cerrado permanentemente',
  'Where you had changed nothing, the form now has their text.':
    'Donde usted no había cambiado nada, el formulario tiene ahora el texto de la otra persona.',
  'Edit Your Listing': 'Editar su ficha',
  'Events of this business': 'Eventos de este negocio',
  'For example: Mon-Fri 9 AM-5 PM':
    'Por ejemplo: Mon-Fri 9 AM-5 PM. Las páginas en español lo traducen.',
  'From these visitors see whether you are open now':
    'Con él los visitantes ven si está abierto ahora',
  'Further categories': 'Otras categorías',
  'Hours in words': 'Horario en palabras',
  'How people reach you': 'Cómo comunicarse con usted',
  'Loading your pictures...': 'Cargando sus imágenes...',
  'Menu or price list': 'Menú o lista de precios',
  'Nothing that you typed is lost, and nothing of it is saved yet.':
    'No se pierde nada de lo que escribió, y todavía no se ha guardado nada de ello.',
  'Open for business': 'Abierto al público',
  'Opening hours': 'Horario',
  'Our staff look at a change before visitors see it':
    'Nuestro personal revisa cada cambio antes de que lo vean los visitantes',
  Save: 'Guardar',
  'Save mine': 'Guardar lo mío',
  'Saving...': 'Guardando...',
  'See Premium<label> for {label}</label>': 'Ver Premium<label> para {label}</label>',
  'See it as visitors do': 'Verla como los visitantes',
  'Social links': 'Redes sociales',
  'Somebody changed this listing while you were editing':
    'Alguien cambió esta ficha mientras usted la editaba',
  'Statistics of this listing': 'Estadísticas de esta ficha',
  'Take theirs': 'Usar lo de la otra persona',
  'Temporarily closed': 'Cerrado temporalmente',
  'The address of a page or a file': 'La dirección de una página o de un archivo',
  'The new {fields} wait for our staff. Visitors see the old text until then. Everything else is public now.':
    'Los cambios en {fields} esperan a nuestro personal. Hasta entonces los visitantes ven el texto anterior. Todo lo demás ya es público.',
  'The new {fields} waits for our staff. Visitors see the old text until then. Everything else is public now.':
    'El cambio en {fields} espera a nuestro personal. Hasta entonces los visitantes ven el texto anterior. Todo lo demás ya es público.',
  'The pages in English show the description as you write it, and most visitors read those. Our staff can add a version in Spanish.':
    'Las páginas en inglés muestran la descripción tal como la escribe, y son las que lee la mayoría. Nuestro personal puede agregar una versión en español.',
  'This listing is not among yours': 'Esta ficha no está entre las suyas',
  'Up to 8 addresses, one on each line, for example https://facebook.com/your-page':
    'Hasta 8 direcciones, una en cada línea, por ejemplo https://facebook.com/su-pagina',
  'Visitors find you in up to {count} further categories.':
    'Los visitantes lo encuentran en hasta {count} categorías más.',
  'Visitors read it on your page, and search for it':
    'Los visitantes lo leen en su página y lo buscan',
  'Waits for our staff. Until then visitors see none':
    'Espera a nuestro personal. Hasta entonces los visitantes no ven ninguno',
  'Waits for our staff. Until then visitors see “{shown}”':
    'Espera a nuestro personal. Hasta entonces los visitantes ven “{shown}”',
  'What visitors will see': 'Lo que verán los visitantes',
  'What you entered is kept: {value}': 'Lo que ingresó se conserva: {value}',
  'What you offer': 'Lo que ofrece',
  'What you save here is public at once, unless the field says that our staff look first.':
    'Lo que guarda aquí se publica de inmediato, salvo donde el campo dice que nuestro personal lo revisa antes.',
  'When you are open': 'Cuándo está abierto',
  'Your account may have another e-mail address. <link>Your account</link> shows what belongs to it.':
    'Quizás su cuenta tiene otro correo electrónico. <link>Su cuenta</link> muestra lo que le pertenece.',
  'Your links': 'Sus enlaces',
  address: 'la dirección',
  category: 'la categoría',
  'further categories': 'las demás categorías',
  'menu or price list': 'el menú o la lista de precios',
  name: 'el nombre',
  pictures: 'las imágenes',
  'social links': 'las redes sociales',
  'the people of your listing': 'las personas de su ficha',
  website: 'el sitio web',
  'your listing': 'su ficha',
  '{field} is now “{value}”': '{field}: ahora es “{value}”',
  '{field} were changed': '{field}: hay cambios',
  '“Temporarily closed” shows on your card, and your hours are kept':
    '“Cerrado temporalmente” aparece en su tarjeta, y su horario se conserva',
};
