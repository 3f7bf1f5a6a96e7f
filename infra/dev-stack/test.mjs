import { prepareCheckout } from './bootstrap.mjs';

// A few selected tests mostly need only compiled code, which takes a second.
let args = process.argv.slice(2);
await prepareCheckout({ typesOnly: args.length > 0 });
const { needsWholeBuild, selectTests } = await import('./dist/testing/test-selection.js');
let selection;
try {
  if (args[0] === '--since') args = await findChangedTests(args.slice(1));
  selection = selectTests(args);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (args.length > 0 && needsWholeBuild(selection)) await prepareCheckout();
const { runTests } = await import('./dist/testing/run-tests.js');
await runTests(selection);

async function findChangedTests([commit = 'HEAD', ...more]) {
  if (more.length > 0) throw new Error('--since takes one commit, and nothing else.');
  const { changedSince, notFollowed, testsOf } = await import('./dist/testing/tests-since.js');
  const changed = await changedSince(commit);
  const tests = await testsOf(changed);
  console.log(`  ${tests.length} test files depend on what changed since ${commit}.`);
  const others = notFollowed(changed);
  if (others.length > 0) {
    console.log(`  Only the whole run shows the effect of ${others.join(', ')}.`);
  }
  if (tests.length > 0) return tests;
  console.log('0 passed, 0 failed');
  return process.exit(0);
}
