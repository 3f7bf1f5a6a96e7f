/** Keeps what the server logs out of the output of the tests. Returns what was logged so far. */
export function captureLog(): () => string {
  let logged = '';
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      logged += String(text);
      return true;
    });
  }
  return () => logged;
}
