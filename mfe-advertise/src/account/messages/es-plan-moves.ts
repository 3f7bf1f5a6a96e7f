/** The messages about moving a plan to another address, in Spanish. */
export const planMovesInSpanish = {
  'A refund goes back to the card that paid, which can be that of {email}.':
    'Un reembolso vuelve a la tarjeta que pagó, que puede ser la de {email}.',
  'A refund goes back to the card that paid.': 'Un reembolso vuelve a la tarjeta que pagó.',
  'A refund goes back to the card that paid, which can be somebody else’s.':
    'Un reembolso vuelve a la tarjeta que pagó, que puede ser de otra persona.',
  'After that the plan, its invoices and its mails belong to that address. Only that address can cancel or change the plan.':
    'Después, el plan, sus facturas y sus correos son de esa dirección. Solo esa dirección puede cancelar o cambiar el plan.',
  Decline: 'Rechazar',
  'Decline the plan?': '¿Rechazar el plan?',
  Declined: 'Rechazado',
  'Download the invoices that you need first, at the end of this page. Afterwards they are in the other account.':
    'Descargue antes las facturas que necesite, al final de esta página. Después están en la otra cuenta.',
  'E-mail address that takes the plan over': 'Correo electrónico que se hace cargo del plan',
  'Have you taken the plan over?': '¿Se ha hecho cargo del plan?',
  'You have taken this plan over.': 'Usted se ha hecho cargo de este plan.',
  'It ends on {date}, unless you keep it.': 'Termina el {date}, a menos que usted lo conserve.',
  'If the other address keeps it, your card is charged until that address enters another card.':
    'Si la otra dirección lo conserva, se cobra a su tarjeta hasta que esa dirección ponga otra.',
  'Its last renewal is not paid. A card that you enter is charged at once.':
    'Su última renovación no está pagada. Si usted pone una tarjeta, se cobra de inmediato.',
  'Keep the plan here': 'Dejar el plan aquí',
  'Move the plan to another address': 'Pasar el plan a otro correo electrónico',
  'Move to another address…': 'Pasar a otro correo electrónico…',
  'Next renewal': 'Próxima renovación',
  'Not declined': 'No se pudo rechazar',
  'Not now': 'Ahora no',
  'Not taken over': 'El plan no pasó a su cuenta',
  'Not withdrawn': 'No se pudo retirar',
  'Nothing changes: the plan stays with {email}, who can offer it to you again.':
    'No cambia nada: el plan se queda con {email}, que puede ofrecérselo de nuevo.',
  'Offer the plan': 'Ofrecer el plan',
  'Renewals are charged to the {card}, which is the card of {email}, until you enter another one.':
    'Las renovaciones se cobran a la {card}, que es la tarjeta de {email}, hasta que usted ponga otra.',
  'Renewals are charged to the {card}, which is your card.':
    'Las renovaciones se cobran a la {card}, que es su tarjeta.',
  'Renewals are charged to the {card}, which is the card of a former payer, until you enter another one.':
    'Las renovaciones se cobran a la {card}, que es la tarjeta de quien pagaba antes, hasta que usted ponga otra.',
  'Take over': 'Hacerse cargo',
  'Take the plan over?': '¿Hacerse cargo del plan?',
  'Is its listing not yours yet? Ask the owner of the listing to hand it over to you, too.':
    '¿La ficha todavía no es suya? Pida al dueño de la ficha que se la transfiera también.',
  'Then ask the owner of the listing to hand it over to you, too.':
    'Entonces pida al dueño de la ficha que se la transfiera también.',
  'The listing is handed over separately: open it in <link>your account</link>, invite the address under “People”, and make it the owner.':
    'La ficha se transfiere por separado: ábrala en <link>su cuenta</link>, agregue esa dirección en “Personas” y transfiérale la ficha.',
  'The listing of the business is handed over separately. Ask {email} for it.':
    'La ficha del negocio se transfiere por separado. Pídasela a {email}.',
  'The other address has to accept the plan within 7 days. Until then nothing changes, and you can withdraw it.':
    'La otra dirección tiene que aceptar el plan en un plazo de 7 días. Hasta entonces no cambia nada, y usted puede retirarlo.',
  'A plan that you have moved to another address does not end with your account.':
    'Un plan que usted haya pasado a otra dirección no termina con su cuenta.',
  'The {plan} that you moved to another address does not end with your account. Its renewals are charged to your {card}.':
    'El plan {plan} que usted pasó a otra dirección no termina con su cuenta. Sus renovaciones se cobran a su {card}.',
  'The plan is yours now': 'El plan ahora es suyo',
  'The former payer’s card pays until the other address enters another one. No card of yours is charged.':
    'Paga la tarjeta de quien pagaba antes, hasta que la otra dirección ponga otra. No se cobra a ninguna tarjeta suya.',
  'The plan has no card: enter one afterwards, before it renews.':
    'El plan no tiene tarjeta: ponga una después, antes de que se renueve.',
  'The plan was cancelled and ends on {date}.': 'El plan está cancelado y termina el {date}.',
  'The plan waits for the other address': 'El plan espera a la otra dirección',
  'The renewal of {date} is not paid. Unless a card pays it, the plan ends on {end}.':
    'La renovación del {date} no está pagada. Si ninguna tarjeta la paga, el plan termina el {end}.',
  'This plan waits for {email}, who can take it over until {date}. It is yours until then.':
    'Este plan espera a {email}, que puede hacerse cargo de él hasta el {date}. Mientras tanto es suyo.',
  'We write to {email}. One address gets at most three offers and invitations a day.':
    'Escribimos a {email}. Una dirección recibe como máximo tres ofertas e invitaciones al día.',
  'Withdraw the move': 'Retirar la oferta',
  Withdrawn: 'Retirado',
  'Yes, decline it': 'Sí, rechazarlo',
  'Yes, take it over': 'Sí, hacerme cargo',
  'You can take over a plan': 'Puede hacerse cargo de un plan',
  'You moved this plan to another address, and your {card} still pays for it. It renews on {date}.':
    'Usted pasó este plan a otra dirección, y su {card} lo sigue pagando. Se renueva el {date}.',
  'You moved this plan to another address, and your {card} still pays for it. The renewal of {date} is not paid yet.':
    'Usted pasó este plan a otra dirección, y su {card} lo sigue pagando. La renovación del {date} no está pagada todavía.',
  'You moved this plan to another address. It was cancelled and ends on {date}. If it is kept, your {card} pays for it.':
    'Usted pasó este plan a otra dirección. Está cancelado y termina el {date}. Si se conserva, lo paga su {card}.',
  'Your card is charged until the other address enters another one. If you do not want that, ask that address, or <link>contact us</link>.':
    'Se cobra a su tarjeta hasta que la otra dirección ponga otra. Si no lo quiere, pídaselo a esa dirección o <link>contáctenos</link>.',
  'Your card stays the card of the plan, and renewals are charged to it, until the other address enters another card.':
    'Su tarjeta sigue siendo la del plan, y las renovaciones se cobran a ella, hasta que la otra dirección ponga otra.',
  '{email} pays for this plan and wants to move it to you. You can take it over until {date}.':
    '{email} paga este plan y quiere pasárselo a usted. Puede hacerse cargo de él hasta el {date}.',
  '{plan}, {email}, paid until {date}': '{plan}, {email}, pagado hasta el {date}',
  '{plan}, {price}: it was cancelled and ends on {date}. Once it is yours, you can keep it.':
    '{plan}, {price}: está cancelado y termina el {date}. Cuando sea suyo, podrá conservarlo.',
  '{plan}, {price}: it renews by itself, until you cancel it in your account.':
    '{plan}, {price}: se renueva automáticamente, hasta que usted lo cancele en su cuenta.',
};
