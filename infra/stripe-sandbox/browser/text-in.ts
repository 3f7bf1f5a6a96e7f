/** The card form's texts in Spanish. A text that is missing here is shown in English. */
const spanish: Record<string, string> = {
  'This is a payment sandbox: no real card is charged. Pay with the test card 4242 4242 4242 4242, any future date and any code.':
    'Este es un entorno de prueba: no se cobra ninguna tarjeta real. Pague con la tarjeta de prueba 4242 4242 4242 4242, cualquier fecha futura y cualquier código.',
  'This is a payment sandbox: no real card is charged. Your bank would ask here whether it is you who pays.':
    'Este es un entorno de prueba: no se cobra ninguna tarjeta real. Aquí su banco preguntaría si es usted quien paga.',
  'Card number': 'Número de tarjeta',
  // One word, so that it fits on one line beside the security code on a phone.
  'Expiration date': 'Vencimiento',
  'MM / YY': 'MM / AA',
  'Security code': 'Código de seguridad',
  'Complete authentication': 'Completar la autenticación',
  'Fail authentication': 'Rechazar la autenticación',
  'Your card number is incomplete.': 'El número de la tarjeta está incompleto.',
  'Your card number is invalid.': 'El número de la tarjeta no es válido.',
  "Your card's expiration date is incomplete.": 'La fecha de vencimiento está incompleta.',
  "Your card's expiration date is invalid.": 'La fecha de vencimiento no es válida.',
  "Your card's expiration year is in the past.": 'El año de vencimiento ya pasó.',
  "Your card's expiration date is in the past.": 'La fecha de vencimiento ya pasó.',
  "Your card's expiration year is invalid.": 'El año de vencimiento no es válido.',
  "Your card's security code is incomplete.": 'El código de seguridad está incompleto.',
  "Your card's security code is incorrect.": 'El código de seguridad no es correcto.',
  'Your card was declined.': 'La tarjeta fue rechazada.',
  'Your card has insufficient funds.': 'La tarjeta no tiene fondos suficientes.',
  'Your card has expired.': 'La tarjeta está vencida.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Ocurrió un error al procesar la tarjeta. Inténtelo de nuevo en un momento.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'No pudimos autenticar su forma de pago. Elija otra e inténtelo de nuevo.',
};

/** Translates an English text into the language of the page. */
export type Text = (english: string) => string;

/** The texts of a locale, such as `es` or `es-US`. Other locales get English texts here. */
export const textIn =
  (locale: string | undefined): Text =>
  (english) =>
    (locale?.startsWith('es') && spanish[english]) || english;
