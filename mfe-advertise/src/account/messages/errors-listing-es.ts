/** The errors of the schemas by which a listing's pages check what was typed, in Spanish. */
const schemaErrorsInSpanish = {
  'A picture is in the list twice': 'Una imagen está dos veces en la lista',
  'Address must be at most 200 characters': 'La dirección debe tener 200 caracteres como máximo',
  'Alternative text contains a character that cannot be stored':
    'El texto alternativo contiene un carácter que no se puede guardar',
  'Alternative text must be at most 500 characters':
    'El texto alternativo debe tener 500 caracteres como máximo',
  'At most 100 businesses are possible at once': 'Se pueden elegir 100 negocios como máximo',
  'At most 100 opening times are possible': 'Se pueden indicar 100 horas como máximo',
  'At most 4 further categories are possible': 'Se pueden elegir 4 categorías más como máximo',
  'At most 6 pictures are possible': 'Se permiten 6 imágenes como máximo',
  'At most 8 social links are possible': 'Se pueden indicar 8 redes sociales como máximo',
  'Business name must be at most 200 characters':
    'El nombre del negocio debe tener 200 caracteres como máximo',
  'Description is required': 'La descripción es obligatoria',
  'Description must be at most 2000 characters':
    'La descripción debe tener 2,000 caracteres como máximo',
  'Description must be at most 5000 characters':
    'La descripción debe tener 5,000 caracteres como máximo',
  'End time must be at most 50 characters':
    'La hora de término debe tener 50 caracteres como máximo',
  'Hours must be at most 200 characters': 'El horario debe tener 200 caracteres como máximo',
  'Location must be at most 200 characters': 'El lugar debe tener 200 caracteres como máximo',
  'Menu or price list must be at most 500 characters':
    'La dirección del menú o de la lista de precios debe tener 500 caracteres como máximo',
  'Phone must be at most 40 characters': 'El teléfono debe tener 40 caracteres como máximo',
  'Please choose a business': 'Elija un negocio',
  'Please choose a day': 'Elija un día',
  'Please choose a status': 'Elija un estado',
  'Please choose among your businesses': 'Elija entre sus negocios',
  'Please enter addresses that begin with https://, one on each line':
    'Escriba direcciones que empiecen con https://, una en cada línea',
  'Please enter the first and the last day': 'Escriba el primer y el último día',
  'Please enter times such as 09:00': 'Escriba horas como 09:00',
  'The opening hours cannot be read': 'No fue posible leer el horario',
  'Time must be at most 50 characters': 'La hora debe tener 50 caracteres como máximo',
  'Title must be at most 200 characters': 'El título debe tener 200 caracteres como máximo',
  'Website must be at most 500 characters':
    'La dirección del sitio web debe tener 500 caracteres como máximo',
};

/** What services and the gateway answer to the calls of a listing's pages, in Spanish. */
const answersInSpanish = {
  'At most 10 people can manage a listing': 'Una ficha puede tener 10 personas como máximo',
  'Events are part of the Premium plan': 'Los eventos son parte del plan Premium',
  'HEIC pictures cannot be read here. Save the picture as JPEG and choose it again.':
    'Aquí no es posible leer imágenes HEIC. Guárdela como JPEG y elíjala de nuevo.',
  'No such person': 'Esta persona ya no está en la lista',
  'Only the owner of the listing may do this': 'Solo el dueño de la ficha puede hacerlo',
  'Other pictures are being prepared. Please try again in a moment.':
    'Se están preparando otras imágenes. Inténtelo de nuevo en un momento.',
  'Pictures are part of the Premium plan': 'Las imágenes son parte del plan Premium',
  'Please hand the business over first': 'Primero transfiera el negocio',
  'Please upload the picture here': 'Suba la imagen aquí',
  'Somebody else has changed this listing meanwhile':
    'Mientras tanto, otra persona cambió esta ficha',
  'The event is over or was removed.': 'El evento ya pasó o se retiró.',
  'The owner has changed. Please look at it again.': 'El dueño ha cambiado. Revíselo de nuevo.',
  'The picture could not be stored. Please try again later.':
    'No se pudo guardar la imagen. Inténtelo más tarde.',
  'The picture is damaged or incomplete.': 'La imagen está dañada o incompleta.',
  'The picture takes too much time or memory to read.':
    'La imagen requiere demasiado tiempo o memoria para leerla.',
  'The upload has broken off': 'La subida se interrumpió',
  'These days are over': 'Estos días ya pasaron',
  'This event is repeated, and does not take place on this day of the week or month':
    'Este evento se repite y no se celebra en este día de la semana o del mes',
  'This event was changed since you opened it. Please look at it again before you save.':
    'Este evento cambió desde que usted lo abrió. Revíselo antes de guardar.',
  'This person has not signed in yet': 'Esta persona todavía no ha entrado en su cuenta',
  'This person manages the listing already': 'Esta persona ya administra la ficha',
  'This picture is being removed. Please try again in a moment.':
    'Esta imagen se está eliminando. Inténtelo de nuevo en un momento.',
  'This picture is not in the library. Please upload it again.':
    'Esta imagen no está en la biblioteca. Súbala de nuevo.',
  'This record is archived. Restore it from the archive first.':
    'Esta ficha se retiró del directorio.',
  'Uploading is not possible for the moment': 'Por el momento no es posible subir imágenes',
  'You are the owner already': 'Usted ya es el dueño',
};

/** What the catalog answers to a change of a field that the plan does not include. */
export const lockedAnswersInSpanish = {
  'Further categories is part of the Premium plan':
    'Las otras categorías son parte del plan Premium',
  'Menu or price list is part of the Premium plan':
    'El menú o la lista de precios es parte del plan Premium',
  'Social links is part of the Premium plan': 'Las redes sociales son parte del plan Premium',
  'Website is part of the Premium plan': 'El sitio web es parte del plan Premium',
};

/** The errors of a listing's pages in Spanish. */
export const listingErrorsInSpanish = {
  ...schemaErrorsInSpanish,
  ...answersInSpanish,
  ...lockedAnswersInSpanish,
  'It must not end before its first date': 'No debe terminar antes de su primera fecha',
  'No date would be left. Please enter a later day, or cancel the event':
    'No quedaría ninguna fecha. Escriba un día posterior o cancele el evento',
  'Our staff have moved this date. Please write to us':
    'Nuestro personal cambió esta fecha. Escríbanos',
  'The calendar cannot repeat an event in this way':
    'El calendario no puede repetir un evento de esta manera',
  'The event does not take place on this date': 'El evento no se celebra en esta fecha',
  'The first date must be one of the repeated dates':
    'La primera fecha debe ser una de las fechas repetidas',
  'The whole event is cancelled': 'Todo el evento está cancelado',
  'This date is over': 'Esta fecha ya pasó',
  'Too many single dates have changed. Please write to us':
    'Han cambiado demasiadas fechas individuales. Escríbanos',
  'Your business has 10 repeated events already. Please cancel or end one of them first':
    'Su negocio ya tiene 10 eventos que se repiten. Cancele o termine primero uno de ellos',
  'Note must be at most 200 characters': 'El motivo debe tener 200 caracteres como máximo',
};
