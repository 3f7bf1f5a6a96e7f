/**
 * How many minutes a record must stay unchanged before people are told of a change by mail. A change that
 * is undone within this time causes no mail.
 */
export const settleMinutes = 10;
