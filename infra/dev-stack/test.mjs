import { prepareCheckout } from './bootstrap.mjs';

// A few selected tests mostly need only compiled code, which takes a second.
const args = process.argv.slice(2);
await prepareCheckout({ typesOnly: args.length > 0 });
const { needsWholeBuild, selectTests } = await import('./dist/testing/test-selection.js');
let selection;
try {
  selection = selectTests(args);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (args.length > 0 && needsWholeBuild(selection)) await prepareCheckout();
const { runTests } = await import('./dist/testing/run-tests.js');
await runTests(selection);
