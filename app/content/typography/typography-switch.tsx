import { Switch } from "#app/admin-ui/switch.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { useTypographyWanted } from "./typography-wanted.ts";

/** Lets signs stay as they are typed. It is one switch, wherever it stands. */
export function TypographySwitch(props: {
	/** The language of the text beside it, where that has one. */
	language?: Language;
}) {
	const { language } = props;
	const t = useText("admin");
	const [wanted, want] = useTypographyWanted();
	return (
		<Switch
			label={t("editor.typography")}
			hint={t(language === undefined ? "editor.typographyHint" : `editor.typographyOf.${language}`)}
			checked={wanted}
			onChange={want}
		/>
	);
}
