/** This package's messages in Spanish. */
export const spanish = {
  'Something wrong here?': '¿Hay algo incorrecto aquí?',
};
