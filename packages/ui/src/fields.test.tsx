import { render, screen } from '@testing-library/react';
import { CheckboxField } from './checkbox-field';
import { ErrorSummary } from './error-summary';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

function description(control: HTMLElement): string {
  return (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}

describe('a field', () => {
  it('is found by its label and described by its help', () => {
    render(<TextField label="Phone" help="With area code" type="tel" />);
    const control = screen.getByLabelText('Phone');
    expect(description(control)).toBe('With area code');
    expect(control.getAttribute('aria-invalid')).toBe('false');
  });

  const wrong = { label: 'Thing', help: 'How to', error: 'This is wrong' };
  it.each([
    ['text field', <TextField key="text" {...wrong} />],
    ['text area', <TextArea key="area" {...wrong} />],
    ['select field', <SelectField key="select" {...wrong} options={[]} />],
    ['checkbox field', <CheckboxField key="checkbox" {...wrong} />],
  ])('that is wrong is marked: %s', (_name, field) => {
    render(field);
    const control = screen.getByLabelText('Thing');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(description(control)).toBe('This is wrong How to');
  });

  it('says when it may stay empty', () => {
    render(<TextField label="Website" optional />);
    expect(screen.getByLabelText('Website (optional)')).toBeTruthy();
  });
});

describe('the error summary', () => {
  it('says how many fields are wrong and leads to each', () => {
    const errors = [
      { id: 'name', message: 'Full name is required' },
      { id: 'email', message: 'Please enter a valid email address' },
    ];
    render(<ErrorSummary errors={errors} />);
    expect(screen.getByRole('alert').textContent).toContain('2 fields need another look');
    const link = screen.getByRole('link', { name: 'Full name is required' });
    expect(link.getAttribute('href')).toBe('#name');
  });

  it('is not shown when no field is wrong', () => {
    render(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
