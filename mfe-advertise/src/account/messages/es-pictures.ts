/** The messages of a listing's pictures in Spanish. */
export const picturesInSpanish = {
  '1 picture': '1 imagen',
  'Description saved': 'Descripción guardada',
  Leave: 'Salir',
  'Leave without the picture?': '¿Salir sin la imagen?',
  'Move up<which> picture {place}</which>': 'Mover arriba<which> la imagen {place}</which>',
  'On your card': 'En su tarjeta',
  'Order saved': 'Orden guardado',
  'Picture added': 'Imagen agregada',
  'Picture removed': 'Imagen quitada',
  'Picture {place}': 'Imagen {place}',
  Pictures: 'Imágenes',
  'Remove<which> picture {place}</which>': 'Quitar<which> la imagen {place}</which>',
  'Save the text<which> picture {place}</which>':
    'Guardar el texto<which> de la imagen {place}</which>',
  'The picture has {megapixels} megapixels; at most {most} are accepted.':
    'La imagen tiene {megapixels} megapíxeles; se aceptan {most} como máximo.',
  'Visitors do not see them. You can remove them here.':
    'Los visitantes no las ven. Puede quitarlas aquí.',
  'What you save here is public at once. The first picture is on your card and on top of your page. Your plan includes {maximum} pictures.':
    'Lo que guarda aquí se publica de inmediato. La primera imagen está en su tarjeta y al principio de su página. Su plan incluye {maximum} imágenes.',
  'You have {maximum} pictures. Remove one to add another.':
    'Tiene {maximum} imágenes. Quite una para agregar otra.',
  'Your picture is not saved yet, and it is lost when you leave. It needs a moment.':
    'Su imagen todavía no se ha guardado y se pierde si sale. Necesita un momento.',
  'Your picture is saved now. You can leave.': 'Su imagen ya se guardó. Puede salir.',
  'Your pictures': 'Sus imágenes',
  '{count} pictures': '{count} imágenes',
};
