import { TextField } from '@town/ui/text-field';
import { useState } from 'react';

interface RuleNumberProps {
  label: string;
  /** The least is 1. */
  max: number;
  locked: boolean;
  value: number;
  onChange(value: number): void;
}

/** A number of a rule. The field may be empty while typing; the rule then keeps its last number. */
export function RuleNumber({ label, max, locked, value, onChange }: RuleNumberProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      type="number"
      min={1}
      max={max}
      disabled={locked}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = Math.round(Number(target.value));
        if (number >= 1 && number <= max) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
