/** The name under which the draft of the advertiser's form is stored. */
export const signupFormName = 'advertiser';
