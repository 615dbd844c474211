import { ToggleGroup } from "radix-ui";

type Option<Value extends string> = { value: Value; label: string; lang?: string };

/** A few options in a row, of which one is chosen. */
export function ChoiceBar<Value extends string>(props: {
	label: string;
	value: Value;
	options: readonly Option<Value>[];
	onChange: (value: Value) => void;
}) {
	return (
		<ToggleGroup.Root
			type="single"
			aria-label={props.label}
			value={props.value}
			onValueChange={(chosen) => {
				const option = props.options.find(({ value }) => value === chosen);
				if (option !== undefined) props.onChange(option.value);
			}}
			className="-ml-1 flex"
		>
			{props.options.map(({ value, label, lang }) => (
				<ToggleGroup.Item
					key={value}
					value={value}
					lang={lang}
					className="min-h-11 cursor-pointer rounded-full px-3 text-small text-ink-soft hover:text-ink data-[state=on]:bg-sand data-[state=on]:font-semibold data-[state=on]:text-ink sm:px-4"
				>
					{label}
				</ToggleGroup.Item>
			))}
		</ToggleGroup.Root>
	);
}
