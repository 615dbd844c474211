import type { ComponentProps } from "react";
import { Field, inputClass } from "./field.tsx";
import { Icon } from "./icon.tsx";

type InputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "className" | "id">;

/** A labelled search box. Other props go to its input. */
export function SearchField(
	props: { label: string; value: string; onSearch(search: string): void } & InputProps,
) {
	const { label, value, onSearch, ...input } = props;
	return (
		<Field label={label}>
			{(control) => (
				<div className="relative">
					<Icon
						name="search"
						className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
					/>
					<input
						{...input}
						{...control}
						type="search"
						value={value}
						onChange={(event) => onSearch(event.target.value)}
						className={`${inputClass} pl-10.5`}
					/>
				</div>
			)}
		</Field>
	);
}
