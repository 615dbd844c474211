import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Img } from "@react-email/img";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fitInto, mailLogoBox } from "#app/site/logo.ts";
import type { Language } from "#app/site/site-config.ts";
import type { SiteLook } from "#app/site/site-look.ts";
import { columnWidth, mailLook, outlookSheet, sheet } from "./mail-look.ts";

/** A mail from its first line to its last: one column that needs no style sheet to be read. */
export function MailFrame(props: {
	language: Language;
	subject: string;
	/** Shown beside the subject in a list of mails; blank for nothing. */
	preview: string;
	/** The sender. */
	name: string;
	look: SiteLook;
	children: ReactNode;
}) {
	const { language, subject, preview, name, look, children } = props;
	return (
		<Html lang={language}>
			<Head>
				<meta name="viewport" content="width=device-width" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<meta name="format-detection" content="telephone=no,address=no,email=no,date=no,url=no" />
				<title>{subject}</title>
				<style>{sheet(look.accent)}</style>
			</Head>
			<Body className="page" style={mailLook.page}>
				{preview === "" ? null : <Preview>{preview}</Preview>}
				<Container className="frame" style={{ maxWidth: columnWidth }}>
					<Cell className="column" style={mailLook.column}>
						{look.logo === null ? (
							<Text className="ink" style={mailLook.name}>
								{name}
							</Text>
						) : (
							<Img
								src={look.logo.mailUrl}
								alt={name}
								{...fitInto(look.logo, mailLogoBox)}
								style={mailLook.logo}
							/>
						)}
						{children}
					</Cell>
				</Container>
			</Body>
		</Html>
	);
}

/** Some space around what stands in it. Outlook sees it in cells alone, not around other elements. */
export function Cell(props: { className?: string; style: React.CSSProperties; children: ReactNode }) {
	return (
		<table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
			<tbody>
				<tr>
					<td className={props.className} style={props.style}>
						{props.children}
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** The foot of a mail: why it came, what can be done about it, and from where it was sent. */
export function MailFoot(props: {
	why: string;
	links: readonly { label: string; url: string }[];
	address: string;
}) {
	return (
		<Section>
			<Text className="soft" style={mailLook.soft}>
				{props.why}
			</Text>
			{props.links.map(({ label, url }) => (
				<Text key={url} className="soft" style={mailLook.soft}>
					<Link href={url} style={mailLook.footLink}>
						{label}
					</Link>
				</Text>
			))}
			<Text className="soft" style={mailLook.soft}>
				{props.address}
			</Text>
		</Section>
	);
}

export function mailMarkup(mail: ReactElement): string {
	const html = renderToStaticMarkup(mail)
		// For browsers React asks for pictures early; a mail program decides for itself.
		.replace(/<link rel="preload" [^>]*>/g, "")
		.replace("</head>", `${outlookSheet}</head>`);
	return `<!doctype html>\n${html}\n`;
}
