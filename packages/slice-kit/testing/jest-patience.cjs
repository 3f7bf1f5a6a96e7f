const { configure } = require('@testing-library/react');

// Waits end when what they wait for is there; on a busy machine the usual second is too short.
configure({ asyncUtilTimeout: 10_000 });
