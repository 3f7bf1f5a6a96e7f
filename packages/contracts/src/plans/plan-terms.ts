/**
 * Names the text of a plan's terms, which buyers read in every language. Each purchase keeps the version
 * that its buyer saw. Anyone who changes the text gives it a new version: the day of the change.
 */
export const termsVersion = '2026-11-22';
