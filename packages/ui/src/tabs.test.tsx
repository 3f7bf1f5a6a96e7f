import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from './tabs';

function Directory() {
  const [value, setValue] = useState('dining');
  const tabs = [
    { value: 'dining', label: 'Dining', href: '/directory?tab=dining', panel: 'Places to eat' },
    { value: 'shopping', label: 'Shopping', href: '/directory?tab=shopping', panel: 'Shops' },
  ];
  return <Tabs label="Kinds" tabs={tabs} value={value} onChange={setValue} />;
}

describe('tabs', () => {
  it('show the panel of the tab that is pressed, without leaving the page', async () => {
    const user = userEvent.setup();
    render(<Directory />);
    expect(screen.getByRole('tabpanel', { name: 'Dining' }).textContent).toBe('Places to eat');
    await user.click(screen.getByRole('tab', { name: 'Shopping' }));
    expect(screen.getByRole('tabpanel', { name: 'Shopping' }).textContent).toBe('Shops');
    expect(screen.queryByText('Places to eat')).toBeNull();
  });

  it.each([
    ['{ArrowRight}', 'Shopping'],
    ['{ArrowRight}{ArrowRight}', 'Dining'],
    ['{ArrowLeft}', 'Shopping'],
    ['{End}', 'Shopping'],
    ['{End}{Home}', 'Dining'],
  ])('open and focus another one with %s', async (keys, name) => {
    const user = userEvent.setup();
    render(<Directory />);
    await user.click(screen.getByRole('tab', { name: 'Dining' }));
    await user.keyboard(keys);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }));
  });

  it('are one stop of the Tab key, and their panel is the next', async () => {
    const user = userEvent.setup();
    render(<Directory />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Dining' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Dining' }));
  });

  it('let the browser open a new window', () => {
    render(<Directory />);
    const shopping = screen.getByRole('tab', { name: 'Shopping' });
    expect(fireEvent.click(shopping, { ctrlKey: true })).toBe(true);
    expect(shopping.getAttribute('aria-selected')).toBe('false');
  });

  it('come from the server as links, with the open panel and no style attribute', () => {
    const html = renderToStaticMarkup(<Directory />);
    expect(html).toContain('href="/directory?tab=shopping"');
    expect(html).toContain('Places to eat');
    expect(html).not.toContain('style=');
  });
});
