import { prepareCheckout } from './bootstrap.mjs';

await prepareCheckout();
const { start } = await import('../dist/local/start.js');
await start();
