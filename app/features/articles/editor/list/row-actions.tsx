import { Link } from "react-router";
import { IconButton, iconClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/** Opens an entry's page on the website in a new tab. */
export function ViewLink({ href, label, title }: { href: string; label: string; title: string }) {
	const t = useText("admin");
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener"
			aria-label={`${label} (${t("common.newTab")})`}
			title={title}
			className={iconClass}
		>
			<Icon name="view" />
		</a>
	);
}

/** The link to an entry's form, and the button that deletes it; each is named after the entry. */
export function EntryActions(props: { to: string; edit: string; remove: string; onDelete(): void }) {
	const t = useText("admin");
	return (
		<>
			<Link
				to={props.to}
				prefetch="intent"
				aria-label={props.edit}
				title={t("common.edit")}
				className={iconClass}
			>
				<Icon name="edit" />
			</Link>
			<IconButton label={props.remove} title={t("common.delete")} onClick={props.onDelete}>
				<Icon name="remove" />
			</IconButton>
		</>
	);
}
