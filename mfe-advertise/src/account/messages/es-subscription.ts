/** The messages of the subscription, its card and its invoices in Spanish. */
export const subscriptionInSpanish = {
  'Cancel, change or pay': 'Cancelar, cambiar o pagar',
  Invoices: 'Facturas',
  'See the plans': 'Ver los planes',
  'You have no subscription, and nothing is charged.':
    'No tiene ninguna suscripción y no se le cobra nada.',
  'your invoices': 'sus facturas',
};
