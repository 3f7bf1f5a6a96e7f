/** What a mail is for; there is one of each kind for an event. */
export type MailKind =
  | 'staff-event-submitted'
  | 'staff-contact-message'
  | 'staff-listing-submitted'
  | 'staff-application'
  | 'staff-payment'
  | 'staff-inactive-business-live'
  | 'staff-signed-in'
  | 'staff-emergency-started'
  | 'staff-emergency-ended'
  | 'person-listing-submitted'
  | 'person-application'
  | 'person-receipt'
  | 'person-business-live'
  | 'person-answer'
  | 'person-invitation'
  | 'person-password-link'
  | 'person-role-changed';
