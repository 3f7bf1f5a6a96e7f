// The browser hides nonces from scripts, but leaves empty attributes, which React for development
// finds wanting in what it would render. They have done their work when this runs.
for (const script of document.scripts) script.removeAttribute('nonce');
