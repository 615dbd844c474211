import { Tabs } from "radix-ui";
import { useText } from "#app/i18n/text-context.tsx";

export const editorModes = ["edit", "source", "preview"] as const;

export type EditorMode = (typeof editorModes)[number];

/** Writing as it will look, writing Markdown, or looking at what readers will see. */
export function EditorModes() {
	const t = useText("admin");
	return (
		<Tabs.List aria-label={t("editor.modes")} className="-mr-1 flex">
			{editorModes.map((mode) => (
				<Tabs.Trigger
					key={mode}
					value={mode}
					className="min-h-11 cursor-pointer rounded-full px-3 text-small text-ink-soft hover:text-ink data-[state=active]:bg-sand data-[state=active]:font-semibold data-[state=active]:text-ink sm:px-4"
				>
					{t(`editor.${mode}`)}
				</Tabs.Trigger>
			))}
		</Tabs.List>
	);
}
