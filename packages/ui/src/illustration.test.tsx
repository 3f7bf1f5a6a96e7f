import { render, screen } from '@testing-library/react';
import { Illustration } from './illustration';

describe('a drawing', () => {
  it('without alternative text is not printed', () => {
    render(
      <>
        <Illustration name="dining" />
        <Illustration name="city-hall" alt="City hall" />
      </>,
    );
    expect(screen.getByRole('presentation').dataset['print']).toBe('hide');
    expect(screen.getByRole('img', { name: 'City hall' }).dataset['print']).toBeUndefined();
  });
});
