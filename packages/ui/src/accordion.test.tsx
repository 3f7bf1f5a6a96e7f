import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Accordion } from './accordion';

const items = [
  { value: 'cost', title: 'What does it cost?', content: 'Nothing.' },
  { value: 'time', title: 'How long does it take?', content: 'A day.' },
];

const question = (name: string) => screen.getByRole('button', { name });

describe('the accordion', () => {
  it('keeps one item open at a time', async () => {
    const user = userEvent.setup();
    render(<Accordion items={items} />);
    await user.click(question('What does it cost?'));
    expect(question('What does it cost?').getAttribute('aria-expanded')).toBe('true');
    await user.click(question('How long does it take?'));
    expect(question('What does it cost?').getAttribute('aria-expanded')).toBe('false');
    expect(question('How long does it take?').getAttribute('aria-expanded')).toBe('true');
  });

  it('closes the open item when it is pressed again', async () => {
    const user = userEvent.setup();
    render(<Accordion items={items} defaultValue="cost" />);
    await user.click(question('What does it cost?'));
    expect(question('What does it cost?').getAttribute('aria-expanded')).toBe('false');
  });

  it('is rendered on the server with every answer, and without a style attribute', () => {
    const html = renderToStaticMarkup(<Accordion items={items} />);
    expect(html).toContain('Nothing.');
    expect(html).not.toContain('style=');
  });
});
