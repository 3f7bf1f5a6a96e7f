/** Keeps the server's log out of the test output. Returns a function that gives the log so far. */
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
