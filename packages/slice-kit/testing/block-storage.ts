/** Makes the browser's storage unusable, as a browser does that blocks cookies. `restoreAllMocks` undoes it. */
export function blockStorage(): void {
  for (const call of ['getItem', 'setItem', 'removeItem', 'clear'] as const) {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}
