/** Sends a message with the form of the contact page, as a visitor of the site at `url`. */
export function sendContactMessage(url: string): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Ada Field',
      email: 'ada@example.com',
      subject: 'Hours',
      message: 'When does the library open?',
    }),
  });
}
