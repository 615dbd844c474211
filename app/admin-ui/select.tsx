import { Select as RadixSelect } from "radix-ui";
import type { ControlProps } from "./field.tsx";
import { inputClass } from "./field.tsx";
import { Icon } from "./icon.tsx";

/** One choice of a few. `options` are pairs of a value and its label. */
export function Select<Value extends string>(props: {
	control: ControlProps;
	value: Value;
	options: readonly (readonly [Value, string])[];
	onChange(value: Value): void;
}) {
	return (
		<RadixSelect.Root value={props.value} onValueChange={(value) => props.onChange(value as Value)}>
			<RadixSelect.Trigger
				{...props.control}
				className={`${inputClass} flex cursor-pointer items-center justify-between gap-3 text-left`}
			>
				<RadixSelect.Value />
				<Icon name="chevron" />
			</RadixSelect.Trigger>
			<RadixSelect.Portal>
				<RadixSelect.Content
					position="popper"
					sideOffset={4}
					className="z-50 min-w-(--radix-select-trigger-width) rounded-[2px] border border-ink/35 bg-white py-1"
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
