import {useId} from "react";

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly {value: T; label: string; title?: string}[];
  onChange: (value: T) => void;
}

/** Renders a segmented control: a group of native radio buttons. */
export function Segmented<T extends string>({label, value, options, onChange}: Props<T>) {
  const name = `dx-${useId()}`;
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value} title={option.title}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
