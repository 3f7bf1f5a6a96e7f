/**
 * The errors of services and of the schemas of contracts that owners can read, in Spanish. Services answer
 * in English, and the pages translate what they know.
 */
export const serverErrorsInSpanish = {
  'A name is required': 'El nombre es obligatorio',
  'A part of what you paid was given back. Please write to us, and we will change your plan.':
    'Una parte de lo que pagó se le devolvió. Escríbanos y cambiaremos su plan.',
  'A payment for your plan is disputed. You can change the plan once the bank has decided.':
    'Un pago de su plan está en disputa. Podrá cambiar de plan cuando el banco haya decidido.',
  'An annual plan can be refunded within 30 days of the first payment.':
    'Un plan anual se puede reembolsar durante los 30 días siguientes al primer pago.',
  'Another address has taken this plan over.': 'Otra dirección ya se hizo cargo de este plan.',
  'At most 10 passkeys are possible': 'Se pueden tener 10 llaves de acceso como máximo',
  'At most 3 plans can wait for another address':
    'Como máximo 3 planes pueden esperar a otra dirección',
  'Enter a card first, then change the plan.':
    'Ponga primero una tarjeta y después cambie de plan.',
  'Enter your own card first, then change the plan.':
    'Ponga primero su propia tarjeta y después cambie de plan.',
  'Evidence must be at most 2000 characters':
    'La explicación debe tener 2,000 caracteres como máximo',
  'Listing not found': 'No se encontró la ficha',
  'No such business': 'Ese negocio no existe',
  'Passkey not found': 'No se encontró la llave de acceso',
  'Payments are not possible for the moment. Please try again in a few minutes.':
    'Por el momento no se puede pagar. Inténtelo de nuevo en unos minutos.',
  'Please enter the six digits of the code': 'Escriba los seis dígitos del código',
  'Please pay what is open first.': 'Pague primero lo que está pendiente.',
  'Please say how we can check that it is yours': 'Díganos cómo podemos comprobar que es suyo',
  'Please sign in': 'Entre en su cuenta',
  'Please take the cancellation back first.': 'Primero deshaga la cancelación.',
  'Session not found': 'No se encontró la sesión',
  'Something went wrong. Please try again later.': 'Algo salió mal. Inténtelo más tarde.',
  'The amounts have changed since they were shown. Please look at them again.':
    'Los importes han cambiado desde que se mostraron. Véalos de nuevo.',
  'The card was declined. Please use another card.': 'La tarjeta fue rechazada. Use otra tarjeta.',
  'The link is incomplete': 'El enlace está incompleto',
  'The name must be at most 60 characters': 'El nombre debe tener 60 caracteres como máximo',
  'The price of this plan has changed. Please look at it again.':
    'El precio de este plan ha cambiado. Véalo de nuevo.',
  'The service is not available for the moment. Please try again later.':
    'El servicio no está disponible por el momento. Inténtelo más tarde.',
  'The sign-in is not complete': 'La entrada en la cuenta no se completó',
  'The time to take this plan over has passed.':
    'El plazo para hacerse cargo de este plan ha pasado.',
  'There is no such plan to take over.': 'Ese plan no está disponible.',
  'There is no such subscription.': 'Esa suscripción no existe.',
  'These hours have changed since you opened the page. Please look at them again.':
    'Este horario ha cambiado desde que abrió la página. Véalo de nuevo.',
  'This card could not be verified': 'No se pudo verificar esta tarjeta',
  'This conflicts with a stored record': 'Esto entra en conflicto con datos ya guardados',
  'This code is not right or counts no more. Please look again, or ask for another one.':
    'Este código no es correcto o ya no sirve. Revíselo o pida otro.',
  'This move was declined.': 'Esta oferta fue rechazada.',
  'This move was withdrawn.': 'Esta oferta fue retirada.',
  'This part of the site is being looked after. Please try again in a moment.':
    'Esta parte del sitio está en mantenimiento. Inténtelo de nuevo en un momento.',
  'This passkey was not accepted': 'No se aceptó esta llave de acceso',
  'This passkey was not accepted, or it took too long. Please begin again.':
    'No se aceptó esta llave de acceso o tardó demasiado. Empiece de nuevo.',
  'This plan has been taken over already.': 'Este plan ya pasó a otra cuenta.',
  'This plan has changed since it was shown. Please look at it again.':
    'Este plan ha cambiado desde que se mostró. Véalo de nuevo.',
  'Your plan is not cancelled yet: an earlier change of it has not finished. Please look again in a minute, and cancel it again if it still renews.':
    'Su plan todavía no está cancelado: un cambio anterior no ha terminado. Mire de nuevo dentro de un minuto, y cancélelo otra vez si se sigue renovando.',
  'Your plan is still cancelled: an earlier change of it has not finished. Please look again in a minute, and keep it again if it still ends.':
    'Su plan sigue cancelado: un cambio anterior no ha terminado. Mire de nuevo dentro de un minuto, y consérvelo otra vez si todavía va a terminar.',
  'This plan is being changed right now. Please try again in a minute.':
    'Este plan se está cambiando en este momento. Inténtelo de nuevo en un minuto.',
  'This plan has this address already': 'Este plan ya tiene esta dirección',
  'This plan waits for another address already.': 'Este plan ya espera a otra dirección.',
  'This request does not come from a page of this site':
    'Esta solicitud no viene de una página de este sitio',
  'This site takes no card payments at the moment.':
    'Por el momento este sitio no acepta pagos con tarjeta.',
  'This subscription has ended.': 'Esta suscripción ha terminado.',
  'Too many requests at once. Please try again in a moment.':
    'Demasiadas solicitudes a la vez. Inténtelo de nuevo en un momento.',
  'Too many requests. Please try again later.': 'Demasiadas solicitudes. Inténtelo más tarde.',
  'We are still checking 5 claims of yours. Please wait for our answer.':
    'Todavía estamos revisando 5 peticiones suyas. Espere nuestra respuesta.',
  'Within 7 days, plans can be offered at most 10 times. Please try again later.':
    'En 7 días se pueden ofrecer planes 10 veces como máximo. Inténtelo más tarde.',
  'You have claimed this business already; we are checking it':
    'Ya envió una petición para este negocio; la estamos revisando',
  'You have not signed in with the address on record':
    'No entró con la dirección de correo registrada',
  'You have this plan already.': 'Ya tiene este plan.',
  'You manage this business already': 'Usted ya administra este negocio',
  'Your bank wants you to confirm each payment, which is not possible here. Please use another card.':
    'Su banco quiere que usted confirme cada pago, y aquí no es posible. Use otra tarjeta.',
  'Your bank wants you to confirm this payment. Please open the unpaid invoice in your account and confirm it there, or use another card.':
    'Su banco quiere que usted confirme este pago. Abra la factura pendiente en su cuenta y confírmelo allí, o use otra tarjeta.',
  'Your plan is being renewed. Please try again in an hour.':
    'Su plan se está renovando. Inténtelo de nuevo en una hora.',
};
