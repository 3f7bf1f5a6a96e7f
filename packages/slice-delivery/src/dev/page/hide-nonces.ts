// Browsers hide nonces from scripts and leave empty attributes, which React's development build reports
// as a mismatch. The nonces have already been checked when this runs.
for (const script of document.scripts) script.removeAttribute('nonce');
