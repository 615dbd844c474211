import { DropdownMenu } from "radix-ui";
import { useRef } from "react";
import { iconClass } from "./compact-button.tsx";
import { Icon, type IconName } from "./icon.tsx";

export type MenuAction = { icon: IconName; label: string; onChoose(): void };

/** A button that opens a menu of actions; `label` names both. */
export function ActionMenu(props: { label: string; actions: readonly MenuAction[]; disabled?: boolean }) {
	const trigger = useRef<HTMLButtonElement>(null);
	const chosen = useRef<MenuAction>(undefined);
	/** Runs the chosen action after the menu returned the focus, so that its dialog returns it too. */
	function runChosen(event: Event): void {
		const action = chosen.current;
		if (action === undefined) return;
		chosen.current = undefined;
		event.preventDefault();
		trigger.current?.focus();
		action.onChoose();
	}
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger
				ref={trigger}
				title={props.label}
				aria-label={props.label}
				disabled={props.disabled ?? false}
				className={iconClass}
			>
				<Icon name="more" />
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal>
				<DropdownMenu.Content
					align="end"
					sideOffset={4}
					collisionPadding={8}
					onCloseAutoFocus={runChosen}
					className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-[2px] border border-ink/35 bg-white py-1"
				>
					{props.actions.map((action) => (
						<DropdownMenu.Item
							key={action.label}
							onSelect={() => {
								chosen.current = action;
							}}
							className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 text-base outline-none data-[highlighted]:bg-sand"
						>
							<Icon name={action.icon} className="text-ink-soft" />
							{action.label}
						</DropdownMenu.Item>
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	);
}
