/** The parsed body of a response; a test checks what it needs of it. */
export async function readJson<Body>(response: Response | Promise<Response>): Promise<Body> {
  const body: Body = JSON.parse(await (await response).text());
  return body;
}
