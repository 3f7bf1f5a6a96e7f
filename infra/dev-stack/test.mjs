import { prepareCheckout } from './bootstrap.mjs';

// A few selected tests mostly need compiled code only, which takes a second.
const args = process.argv.slice(2);
await prepareCheckout({ typesOnly: args.length > 0 });
const { needsWholeBuild, selectTests } = await import('./dist/testing/test-selection.js');
const selection = selectTests(args);
if (args.length > 0 && needsWholeBuild(selection)) await prepareCheckout();
const { runTests } = await import('./dist/testing/run-tests.js');
await runTests(selection);
