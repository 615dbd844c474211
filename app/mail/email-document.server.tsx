import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Text } from "@react-email/text";
import { Emphasis } from "#app/ui/emphasis.tsx";
import type { EmailTemplate } from "./email-text.server.ts";
import { Cell, MailFoot, MailFrame, mailMarkup } from "./mail-frame.server.tsx";
import { buttonLook, ink, mailLook, sans, soft } from "./mail-look.ts";

/** The name of a fact stays whole, whatever has to break beside it. */
const unbroken = { overflowWrap: "normal", wordBreak: "normal" } as const;

/** A paragraph whose lines end where their writer ended them. */
const lines = { whiteSpace: "pre-line" } as const;

/** The HTML of a mail that says one thing. */
export function emailDocument(email: EmailTemplate): string {
	const { name, look, language, subject, preview, title, text, facts = [], button, note, footer } = email;
	return mailMarkup(
		<MailFrame language={language} subject={subject} preview={preview} name={name} look={look}>
			<Arcs accent={look.accent.brand} />
			<Heading as="h1" className="ink title" style={mailLook.title}>
				<Emphasis text={title} />
			</Heading>
			<Text className="ink" style={{ ...mailLook.text, ...lines, margin: "0 0 28px" }}>
				{text}
			</Text>
			{facts.length === 0 ? null : <Facts facts={facts} />}
			{button === undefined ? null : (
				<Cell style={{ padding: "0 0 32px" }}>
					<Button href={button.url} className="button" style={buttonLook(look.accent)}>
						{button.label}
					</Button>
				</Cell>
			)}
			{note === undefined ? null : (
				<Text
					className="soft"
					style={{ ...lines, font: `400 15px/1.6 ${sans}`, color: soft, margin: "0 0 28px" }}
				>
					{note}
				</Text>
			)}
			<Hr className="rule" style={{ ...mailLook.rule, margin: "12px 0 24px" }} />
			<MailFoot {...footer} />
		</MailFrame>,
	);
}

function Facts({ facts }: { facts: NonNullable<EmailTemplate["facts"]> }) {
	const cell = { padding: "6px 16px 6px 0", verticalAlign: "top", font: `400 16px/1.5 ${sans}` } as const;
	return (
		<Cell style={{ padding: "0 0 28px" }}>
			<table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
				<tbody>
					{facts.map(({ label, text }) => (
						<tr key={label}>
							<td className="soft" style={{ ...cell, color: soft, ...unbroken }}>
								{label}
							</td>
							<td className="ink" style={{ ...cell, color: ink }}>
								{text}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Cell>
	);
}

/** Two arcs that meet, drawn with borders: there is no picture that could be missing. */
function Arcs({ accent }: { accent: string }) {
	const arc = { display: "inline-block", width: 38, height: 38, borderRadius: "50%" } as const;
	return (
		<div
			className="arcs"
			aria-hidden="true"
			style={{ height: 40, margin: "0 0 28px", fontSize: 0, lineHeight: 0 }}
		>
			<span style={{ ...arc, border: `1px solid ${accent}` }} />
			<span style={{ ...arc, border: "1px solid #8fb5ac", marginLeft: -14 }} />
		</div>
	);
}
