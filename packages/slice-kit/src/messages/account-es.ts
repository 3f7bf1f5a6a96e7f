/**
 * The messages of parts that, of the pages in Spanish, only those of an owner's account have. The shell's
 * catalog does not include them.
 */
export const spanish = {
  'No answer: it may be done or not': 'Sin respuesta: quizás se hizo, quizás no',
  'No answer: it may be saved or not': 'Sin respuesta: quizás se guardó, quizás no',
  'No answer: the picture may be uploaded or not. It does no harm to upload it again.':
    'Sin respuesta: quizás la imagen se subió, quizás no. Puede subirla de nuevo sin problema.',
  'The page shows what is stored now. Please look before you try again.':
    'La página muestra lo que está guardado ahora. Mírela antes de intentarlo de nuevo.',
  'The picture could not be uploaded. Please try again.':
    'No se pudo subir la imagen. Inténtelo de nuevo.',
  'What you typed is still here. It does no harm to save it again.':
    'Lo que escribió sigue aquí. Puede guardarlo de nuevo sin problema.',
  'You are offline. Please look when you have a connection.':
    'No tiene conexión. Compruébelo cuando la tenga.',
};
