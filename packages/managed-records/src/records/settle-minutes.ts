/**
 * How many minutes a record must stay unchanged before people get a mail about a change. A change that
 * is undone within this time causes no mail.
 */
export const settleMinutes = 10;
