import { useLayoutEffect, useRef, useState } from "react";
import { Icon, type IconName } from "#app/admin-ui/icon.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { optionId, type SlashCommand, type SlashMenu, type SlashName } from "./slash-menu.ts";

const faces: Record<SlashName, IconName | "H" | "h"> = {
	heading: "H",
	subheading: "h",
	bullets: "bullets",
	numbers: "numbers",
	quote: "quote",
	divider: "divider",
	picture: "image",
	library: "library",
};

/** The height of a phone's buttons at the bottom of the window. */
const footRoom = 90;

/** The slash menu, below or above its line. The focus stays in the text. */
export function SlashList(props: {
	id: string;
	menu: SlashMenu;
	line: Element | null;
	onChoose(command: SlashCommand): void;
}) {
	const { id, menu, line } = props;
	const t = useText("admin");
	const list = useRef<HTMLDivElement>(null);
	const [top, setTop] = useState(0);
	const [left, setLeft] = useState(0);

	// At each render: its height depends on what is typed.
	useLayoutEffect(() => {
		const frame = list.current?.offsetParent?.getBoundingClientRect();
		const at = line?.getBoundingClientRect();
		if (list.current === null || frame === undefined || at === undefined) return;
		const { offsetHeight, offsetWidth } = list.current;
		const seen = (window.visualViewport?.height ?? window.innerHeight) - footRoom;
		const below = at.bottom + offsetHeight <= seen || at.top < offsetHeight;
		setTop((below ? at.bottom + 4 : at.top - offsetHeight - 4) - frame.top);
		setLeft(Math.max(0, Math.min(at.left - frame.left, frame.width - offsetWidth)));
	});

	useLayoutEffect(() => {
		list.current?.children[menu.active]?.scrollIntoView({ block: "nearest" });
	}, [menu.active]);

	return (
		<div
			ref={list}
			id={id}
			role="listbox"
			tabIndex={-1}
			aria-label={t("editor.slash")}
			// The caret stays in the text.
			onMouseDown={(event) => event.preventDefault()}
			style={{ top, left }}
			className="absolute z-20 max-h-72 w-64 max-w-full overflow-y-auto rounded-[2px] border border-clay bg-white py-1.5 shadow-lg"
		>
			{menu.commands.map((command, at) => (
				<button
					type="button"
					key={command.name}
					id={optionId(id, command)}
					role="option"
					tabIndex={-1}
					aria-selected={at === menu.active}
					onClick={() => props.onChoose(command)}
					className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 text-left text-base hover:bg-paper aria-selected:bg-sand"
				>
					<Face name={command.name} />
					{command.label}
				</button>
			))}
		</div>
	);
}

function Face({ name }: { name: SlashName }) {
	const face = faces[name];
	if (face !== "H" && face !== "h") return <Icon name={face} />;
	return (
		<span aria-hidden="true" className="w-5 text-center font-serif text-[1.2rem] leading-none">
			{face}
		</span>
	);
}
