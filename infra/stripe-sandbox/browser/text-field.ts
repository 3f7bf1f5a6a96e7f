import type { Problem } from './card-rules.js';
import { make } from './make.js';

export interface FieldOptions {
  id: string;
  label: string;
  autocomplete: AutoFill;
  placeholder: string;
  format: (text: string, deleting: boolean) => string;
  check: (text: string) => Problem;
}

/** A labelled input that formats what is typed and shows its error on blur. */
export class TextField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  private readonly error: HTMLElement;

  constructor(private readonly options: FieldOptions) {
    const { id, label, autocomplete, placeholder } = options;
    this.error = make('p', { className: 'stripe-sandbox-error', id: `${id}-error` });
    this.input = make('input', {
      id,
      className: 'stripe-sandbox-input',
      type: 'text',
      inputMode: 'numeric',
      autocomplete,
      placeholder,
      spellcheck: false,
    });
    this.root = make(
      'div',
      { className: 'stripe-sandbox-field' },
      make('label', { className: 'stripe-sandbox-label', htmlFor: id, textContent: label }),
      this.input,
      this.error,
    );
    this.input.addEventListener('input', (event) => this.tidyUp(event));
    this.input.addEventListener('blur', () => this.show(this.value ? this.problem : undefined));
  }

  get value(): string {
    return this.input.value;
  }

  get problem(): Problem {
    return this.options.check(this.value);
  }

  /** Shows or removes the error. */
  show(problem: Problem): void {
    this.error.textContent = problem?.message ?? '';
    if (problem) {
      this.input.setAttribute('aria-invalid', 'true');
      this.input.setAttribute('aria-describedby', this.error.id);
    } else {
      this.input.removeAttribute('aria-invalid');
      this.input.removeAttribute('aria-describedby');
    }
  }

  private tidyUp(event: Event): void {
    const { input } = this;
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    const digitsBefore = digitsIn(input.value.slice(0, input.selectionStart ?? input.value.length));
    const atEnd = input.selectionStart === input.value.length;
    const formatted = this.options.format(input.value, deleting);
    if (formatted !== input.value) {
      input.value = formatted;
      const caret = atEnd ? formatted.length : positionAfter(formatted, digitsBefore);
      if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret);
    }
    this.show(undefined);
  }
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The position in a text right after this many digits. */
function positionAfter(text: string, digits: number): number {
  let position = 0;
  for (let seen = 0; position < text.length && seen < digits; position += 1) {
    if (/\d/.test(text[position] ?? '')) seen += 1;
  }
  return position;
}
