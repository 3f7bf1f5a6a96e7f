import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SearchForm } from './search-form';

function Page() {
  const [words, setWords] = useState('pies');
  return (
    <>
      <SearchForm words={words} onSearch={setWords} />
      <button type="button" onClick={() => setWords('pies')}>
        Back
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

test('the field keeps the focus when Enter searches', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.type(field(), ' and cakes{Enter}');
  expect(field().value).toBe('pies and cakes');
  expect(document.activeElement).toBe(field());
});

test('the field shows the words of the earlier search after Back', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.type(field(), ' and cakes{Enter}');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(field().value).toBe('pies');
});
