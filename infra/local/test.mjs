import { prepareCheckout } from './bootstrap.mjs';

await prepareCheckout();
const { test } = await import('../dist/local/test.js');
await test();
