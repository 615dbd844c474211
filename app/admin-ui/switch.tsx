import { Switch as RadixSwitch } from "radix-ui";
import { type ReactNode, useId } from "react";

export function Switch(props: {
	label: ReactNode;
	hint?: ReactNode;
	/** Id of a description elsewhere, instead of a hint. */
	describedBy?: string;
	checked: boolean;
	onChange(checked: boolean): void;
}) {
	const id = useId();
	const describedBy = props.hint === undefined ? props.describedBy : `${id}-hint`;
	return (
		<div className="flex items-start justify-between gap-4">
			<label htmlFor={id} className="grid min-h-11 flex-1 cursor-pointer content-center text-base">
				<span className="font-semibold">{props.label}</span>
				{props.hint === undefined ? null : (
					<span id={`${id}-hint`} className="text-small text-ink-soft">
						{props.hint}
					</span>
				)}
			</label>
			<RadixSwitch.Root
				id={id}
				checked={props.checked}
				onCheckedChange={props.onChange}
				aria-describedby={describedBy}
				className="group flex h-11 w-13 shrink-0 cursor-pointer items-center"
			>
				<span className="flex h-7 w-13 items-center rounded-full border border-ink-soft bg-white px-1 transition-colors duration-200 group-data-[state=checked]:border-lagoon group-data-[state=checked]:bg-lagoon">
					<RadixSwitch.Thumb className="size-4.5 rounded-full bg-ink-soft transition-transform duration-200 ease-calm data-[state=checked]:translate-x-6 data-[state=checked]:bg-white" />
				</span>
			</RadixSwitch.Root>
		</div>
	);
}
