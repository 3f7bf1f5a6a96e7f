/** The name that the draft of the advertiser's form is kept by. */
export const signupFormName = 'advertiser';
