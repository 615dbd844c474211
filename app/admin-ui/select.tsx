import { Select as RadixSelect } from "radix-ui";
import type { ReactNode } from "react";
import { type ControlProps, Field, inputClass } from "./field.tsx";
import { Icon } from "./icon.tsx";

type Choice<Value extends string> = {
	value: Value;
	/** Pairs of a value and its label. */
	options: readonly (readonly [Value, string])[];
	onChange(value: Value): void;
	disabled?: boolean;
};

export function SelectField<Value extends string>({
	label,
	hint,
	...choice
}: Choice<Value> & { label: string; hint?: ReactNode }) {
	return (
		<Field label={label} hint={hint}>
			{(control) => <Select control={control} {...choice} />}
		</Field>
	);
}

export function Select<Value extends string>(props: Choice<Value> & { control: Partial<ControlProps> }) {
	return (
		<RadixSelect.Root
			value={props.value}
			disabled={props.disabled ?? false}
			onValueChange={(value) => props.onChange(value as Value)}
		>
			<RadixSelect.Trigger
				{...props.control}
				className={`${inputClass} flex items-center justify-between gap-3 text-left enabled:cursor-pointer`}
			>
				<RadixSelect.Value />
				<Icon name="chevron" />
			</RadixSelect.Trigger>
			<RadixSelect.Portal>
				<RadixSelect.Content
					position="popper"
					sideOffset={4}
					className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) rounded-[2px] border border-ink/35 bg-white py-1"
				>
					<RadixSelect.Viewport>
						{props.options.map(([value, label]) => (
							<RadixSelect.Item
								key={value}
								value={value}
								className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3.5 text-base outline-none data-[highlighted]:bg-sand data-[state=checked]:font-semibold"
							>
								<RadixSelect.ItemText>{label}</RadixSelect.ItemText>
								<RadixSelect.ItemIndicator>
									<Icon name="check" />
								</RadixSelect.ItemIndicator>
							</RadixSelect.Item>
						))}
					</RadixSelect.Viewport>
				</RadixSelect.Content>
			</RadixSelect.Portal>
		</RadixSelect.Root>
	);
}
