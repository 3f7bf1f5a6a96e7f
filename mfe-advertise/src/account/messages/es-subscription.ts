/** The messages of the subscription, its card and its invoices in Spanish. */
export const subscriptionInSpanish = {
  '<amount>{amount}</amount> credit on {date}': '<amount>{amount}</amount> de crédito el {date}',
  '<amount>{amount}</amount> on {date}': '<amount>{amount}</amount> el {date}',
  '<amount>{amount}</amount>, what is left of your old plan is taken off':
    '<amount>{amount}</amount>, ya descontado lo que queda de su plan anterior',
  Active: 'Activa',
  'Added to your credit': 'Agregado a su crédito',
  'After that': 'Después',
  'Another plan makes your listing Premium again. Buy it with {email}: it then pays for the same listing.':
    'Con otro plan su ficha vuelve a ser Premium. Cómprelo con {email}: así paga la misma ficha.',
  'Business: {name}': 'Negocio: {name}',
  'Calculating what it costs...': 'Calculando el costo...',
  'Cancel the subscription': 'Cancelar la suscripción',
  'Cancel the subscription?': '¿Cancelar la suscripción?',
  'Cancel, change or pay': 'Cancelar, cambiar o pagar',
  Cancelled: 'Cancelada',
  'Change to the {plan}': 'Cambiar a {plan}',
  'Change to the {plan}?': '¿Cambiar a {plan}?',
  'Change without paying now': 'Cambiar sin pagar ahora',
  'Contact us': 'Contáctenos',
  Credit: 'Crédito',
  Ended: 'Terminada',
  'Do you want your {amount} back? Then choose “Get a refund” instead: the subscription ends at once.':
    '¿Quiere que le devolvamos sus {amount}? Entonces elija “Pedir un reembolso”: la suscripción termina de inmediato.',
  'Get a refund': 'Pedir un reembolso',
  'Get a refund?': '¿Pedir un reembolso?',
  Invoices: 'Facturas',
  'Is the listing that this plan is for not Premium? Please tell us which one it is: <mail>{email}</mail>.':
    '¿La ficha para la que es este plan no es Premium? Díganos cuál es: <mail>{email}</mail>.',
  'Your bank wants you to confirm the payment': 'Su banco quiere que usted confirme el pago',
  'Your new card is in use, but this payment is still open. Confirm it on the page of the invoice, or use another card.':
    'Su tarjeta nueva ya está en uso, pero este pago sigue pendiente. Confírmelo en la página de la factura o use otra tarjeta.',
  'Confirm the payment': 'Confirmar el pago',
  'If your bank wants you to confirm the payment, open the invoice below and confirm it there.':
    'Si su banco quiere que usted confirme el pago, abra la factura de abajo y confírmelo allí.',
  'Open the invoice<of> of {date}</of> to pay or confirm':
    'Abrir la factura<of> del {date}</of> para pagar o confirmar',
  'Invoice<of> of {date}</of>': 'Factura<of> del {date}</of>',
  'It ended on {end}. Nothing more is charged for it.':
    'Terminó el {end}. No se cobra nada más por ella.',
  'It ended on {end}. Nothing more is charged for it. A credit of {credit} was left. It only paid for renewals, and is not paid out.':
    'Terminó el {end}. No se cobra nada más por ella. Quedó un crédito de {credit}. Solo servía para pagar renovaciones y no se devuelve.',
  'It ends at once, and we do not try to charge you again. Your listing falls back to Basic.':
    'Termina de inmediato y no intentamos cobrarle otra vez. Su ficha vuelve a Basic.',
  'It ends on {end}. Your listing stays Premium until then, and nothing more is charged.':
    'Termina el {end}. Hasta entonces su ficha sigue siendo Premium, y no se cobra nada más.',
  'It ends on {end}. Your listing stays Premium until then, and nothing more is charged. Your credit of {credit} is not paid out. It is lost on that day unless you keep the subscription.':
    'Termina el {end}. Hasta entonces su ficha sigue siendo Premium, y no se cobra nada más. Su crédito de {credit} no se devuelve. Se pierde ese día, a menos que conserve la suscripción.',
  'It is used for everything that is charged from now on.':
    'Se usa para todo lo que se cobre a partir de ahora.',
  'It renews on {end} for {price}. Your credit of {credit} is used first: on that day we charge {charge} to your {card}.':
    'Se renueva el {end} por {price}. Primero se usa su crédito de {credit}: ese día cobramos {charge} a su {card}.',
  'It renews on {end} for {price}. Your credit of {credit} is used first: on that day we charge {charge}.':
    'Se renueva el {end} por {price}. Primero se usa su crédito de {credit}: ese día cobramos {charge}.',
  'Enter a card': 'Agregar una tarjeta',
  'The former payer’s card pays until you enter your own.':
    'Paga la tarjeta de quien pagaba antes, mientras usted no ponga la suya.',
  'It renews on {end} for {price}. It has no card: enter one before that day.':
    'Se renueva el {end} por {price}. No tiene tarjeta: ponga una antes de ese día.',
  'It renews on {end} for {price}. Your credit of {credit} is used first. It has no card for the other {charge}: enter one before that day.':
    'Se renueva el {end} por {price}. Primero se usa su crédito de {credit}. No tiene tarjeta para los otros {charge}: ponga una antes de ese día.',
  'It renews on {end} for {price}. Your credit of {credit} is used first: on that day we charge {charge} to the former payer’s {card}.':
    'Se renueva el {end} por {price}. Primero se usa su crédito de {credit}: ese día cobramos {charge} a la tarjeta de quien pagaba antes ({card}).',
  'It renews on {end}. On that day we charge {price} to the former payer’s {card}.':
    'Se renueva el {end}. Ese día cobramos {price} a la tarjeta de quien pagaba antes ({card}).',
  'The renewal of {end} is not paid, because the plan has no card. Your listing stays Premium until {until}. Enter a card before that day to keep it.':
    'La renovación del {end} no está pagada, porque el plan no tiene tarjeta. Su ficha sigue siendo Premium hasta el {until}. Ponga una tarjeta antes de ese día para que no cambie.',
  'It renews on {end}. On that day we charge {price} to your {card}.':
    'Se renueva el {end}. Ese día cobramos {price} a su {card}.',
  'It then renews on {date} for {amount}. It has no card: enter one before that day.':
    'Entonces se renueva el {date} por {amount}. No tiene tarjeta: ponga una antes de ese día.',
  'It renews again': 'Se renueva de nuevo',
  'It then renews on {date}, and on that day we charge {amount}. Nothing is charged today.':
    'Entonces se renueva el {date}, y ese día cobramos {amount}. Hoy no se cobra nada.',
  'Keep the subscription': 'Conservar la suscripción',
  'Keep the subscription?': '¿Conservar la suscripción?',
  'Keep the {plan}': 'Conservar {plan}',
  'Leave it cancelled': 'Dejarla cancelada',
  'New card': 'Tarjeta nueva',
  'New price': 'Precio nuevo',
  'Next payment': 'Próximo pago',
  None: 'Ninguna',
  'Not cancelled': 'No se pudo cancelar',
  'Not changed': 'No se pudo cambiar',
  'Not paid yet': 'Sin pagar todavía',
  'No listing is in your account': 'No hay ninguna ficha en su cuenta',
  'No listing is in your account yet': 'Todavía no hay ninguna ficha en su cuenta',
  'Not refunded': 'No se pudo reembolsar',
  'Nothing is charged now, except a payment that has failed before.':
    'Ahora no se cobra nada, salvo un pago que haya fallado antes.',
  'Nothing is charged now.': 'Ahora no se cobra nada.',
  'Nothing more is charged. Your listing stays Premium until {date} and is Basic after that. You can take it back until then.':
    'No se cobra nada más. Su ficha sigue siendo Premium hasta el {date} y después es Basic. Hasta entonces puede deshacer la cancelación.',
  Now: 'Ahora',
  'PDF<of> of {date}</of>': 'PDF<of> del {date}</of>',
  Paid: 'Pagada',
  'Pay {amount} and change': 'Pagar {amount} y cambiar',
  'Pay {amount} with this card': 'Pagar {amount} con esta tarjeta',
  'Payment failed': 'Pago fallido',
  'Plan and payment': 'Plan y pago',
  'Plan changed': 'Plan cambiado',
  'Please enter the card once more': 'Escriba otra vez los datos de la tarjeta',
  'Possible until {date}': 'Posible hasta el {date}',
  'Refund {amount} and end it': 'Reembolsar {amount} y terminarla',
  'See the plans': 'Ver los planes',
  'The amounts could not be fetched': 'No fue posible cargar los importes',
  'The card form could not be opened': 'No se pudo abrir el formulario de la tarjeta',
  'The card was refused.': 'La tarjeta fue rechazada.',
  'The failed payment of {amount} is charged at once.':
    'El pago de {amount} que falló se cobra de inmediato.',
  'The form had been sent with the card before, and takes no other one.':
    'El formulario ya se había enviado con la tarjeta anterior y no acepta otra.',
  'The new card is not in use': 'La tarjeta nueva no está en uso',
  'There are no invoices.': 'No hay facturas.',
  'This card is valid only until {month}/{year}: use another one before the renewal.':
    'Esta tarjeta solo es válida hasta {month}/{year}: use otra antes de la renovación.',
  'To change the plan, enter your own card first.':
    'Para cambiar de plan, ponga primero su propia tarjeta.',
  'Use another card': 'Usar otra tarjeta',
  'Use this card': 'Usar esta tarjeta',
  Void: 'Anulada',
  'We could not charge the renewal of {end}. Enter another card to keep your listing Premium.':
    'No pudimos cobrar la renovación del {end}. Ponga otra tarjeta para que su ficha siga siendo Premium.',
  'We could not charge the renewal of {end}. Your listing stays Premium until {until}. Enter another card before that day to keep it.':
    'No pudimos cobrar la renovación del {end}. Su ficha sigue siendo Premium hasta el {until}. Ponga otra tarjeta antes de ese día para que no cambie.',
  'What the change costs': 'Lo que cuesta el cambio',
  'Yes, cancel it': 'Sí, cancelarla',
  'Yes, renew it': 'Sí, renovarla',
  '{amount} goes back to the card that paid, usually within 5 to 10 business days. The subscription ends at once, and your listing falls back to Basic. What you entered is kept.':
    'Devolvemos {amount} a la tarjeta que pagó, normalmente en 5 a 10 días hábiles. La suscripción termina de inmediato y su ficha vuelve a Basic. Se conserva lo que escribió.',
  'You have no subscription.': 'No tiene ninguna suscripción.',
  'Your Subscription': 'Su suscripción',
  'Your bank did not approve it. The card from before stays.':
    'Su banco no la aprobó. Sigue la tarjeta de antes.',
  'Your credit of {credit} only pays for renewals. It is not paid out, and is lost when the subscription ends.':
    'Su crédito de {credit} solo sirve para pagar renovaciones. No se devuelve y se pierde cuando termina la suscripción.',
  'The money is on its way back': 'El dinero va en camino',
  'Your new card could not pay': 'Su tarjeta nueva no pudo pagar',
  'Your new card is in use': 'Su tarjeta nueva está en uso',
  'Your new card is in use, and {amount} is paid':
    'Su tarjeta nueva está en uso, y ya están pagados {amount}',
  'Your plan cannot be changed now': 'Su plan no se puede cambiar ahora',
  'Your subscription': 'Su suscripción',
  'Your {plan} can be refunded until {date}. After the change it cannot.':
    'Su {plan} se puede reembolsar hasta el {date}. Después del cambio, no.',
  'number {number}': 'número {number}',
  'your invoices': 'sus facturas',
  'your subscription': 'su suscripción',
  '{amount} on {date}': '{amount} el {date}',
  '{amount} refunded': '{amount} reembolsados',
  '{brand} ending in {last4}': '{brand} terminada en {last4}',
  '{card}, valid until {month}/{year}': '{card}, válida hasta {month}/{year}',
  '{credit} is left of your old plan. It pays for your next payments, and is not paid out if you cancel.':
    'Quedan {credit} de su plan anterior. Cubren sus próximos pagos y no se devuelven si cancela.',
  '{price} each {period}, until you cancel': '{price} cada {period}, hasta que cancele',
  '{price} each {period}, until you cancel, once what is left of your old plan is used up':
    '{price} cada {period}, una vez usado lo que queda de su plan anterior, hasta que cancele',
  '{price} for renewals from {date}': '{price} para las renovaciones a partir del {date}',
  '{price} for renewals from {date}. To avoid it, cancel before that renewal.':
    '{price} para las renovaciones a partir del {date}. Para evitarlo, cancele antes de esa renovación.',
  'We will contact you soon to set up your listing. Then it appears in your account.':
    'Pronto nos comunicaremos con usted para preparar su ficha. Después aparece en su cuenta.',
  'Our staff set up your listing in 1 to 2 business days. Then it appears in your account.':
    'Nuestro personal prepara su ficha en 1 o 2 días hábiles. Después aparece en su cuenta.',
  'Then your plan still pays for it, and its renewals are charged, until you press “Cancel the subscription” on this page.':
    'Entonces su plan la sigue pagando, y se cobran sus renovaciones, hasta que usted pulse “Cancelar la suscripción” en esta página.',
};
