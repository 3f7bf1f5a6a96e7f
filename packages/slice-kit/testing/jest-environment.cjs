const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom hides these of Node's; the router, the query client, undici and the mocks of the network need them.
const ofNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'BroadcastChannel',
  'MessagePort',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of ofNode) this.global[name] = globalThis[name];
    // Radix measures and captures pointers; jsdom has neither.
    const { Element, HTMLDialogElement } = this.global;
    Element.prototype.hasPointerCapture ??= () => false;
    Element.prototype.setPointerCapture ??= () => {};
    Element.prototype.releasePointerCapture ??= () => {};
    Element.prototype.scrollIntoView ??= () => {};
    // Only a browser makes the rest of the page inert and gives the focus back.
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
      this.querySelector('button')?.focus();
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
  }
};
