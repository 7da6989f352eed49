import { Anchor, Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { useBillingTexts } from "./use-billing-texts.ts";
import {
  billingPortalUrl,
  listInvoices,
  type Invoice,
} from "../../../../shared/api/endpoints/subscription.ts";
import { Card } from "../../../components/card.tsx";
import { ExternalLink } from "../../../components/external-link.tsx";
import { useMoney } from "../../../language/money.ts";
import { useDay } from "../../../language/use-day.ts";
import { api } from "../../../session/api.ts";
import type { User } from "../../../session/session.ts";
import { useLoaded } from "../../../session/use-loaded.ts";
import styles from "./invoices-card.module.css";
import { useRedirect } from "./use-redirect.ts";

const load = () => api.call(listInvoices, {});

/** More than these are shown when they are asked for. */
const FIRST = 3;

/** Shows how much of an invoice was paid back, with the documents that say so. */
function Refunded({ invoice: { refunded, currency, creditNotes } }: { readonly invoice: Invoice }) {
  const texts = useBillingTexts();
  const money = useMoney();
  return (
    <span className={styles.refunded}>
      <span>{texts.billing.invoices.refunded({ amount: money({ amount: refunded, currency }) })}</span>
      {creditNotes.map(({ number, pdfUrl }) =>
        pdfUrl ? (
          <ExternalLink key={number} href={pdfUrl}>
            {texts.billing.invoices.creditNote} {number}
          </ExternalLink>
        ) : (
          <span key={number}>
            {texts.billing.invoices.creditNote} {number}
          </span>
        ),
      )}
    </span>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const texts = useBillingTexts();
  const day = useDay();
  const money = useMoney();
  const { status, date, pdfUrl, hostedUrl } = invoice;
  const number = invoice.number ?? texts.billing.invoices.none;
  const of = <span className="visually-hidden"> {texts.billing.invoices.of({ number })}</span>;
  return (
    <li>
      <span className={styles.number}>{number}</span>
      <span className={styles.date}>{day(date)}</span>
      <span className={styles.amount}>{money(invoice)}</span>
      <span className={styles.status} data-status={status}>
        {texts.billing.invoices.status[status]}
      </span>
      <span className={styles.links}>
        {status === "open" && hostedUrl && (
          <Anchor href={hostedUrl}>
            {texts.billing.invoices.pay}
            {of}
          </Anchor>
        )}
        {pdfUrl && (
          <ExternalLink href={pdfUrl}>
            {texts.billing.invoices.pdf}
            {of}
          </ExternalLink>
        )}
      </span>
      {invoice.refunded > 0 && <Refunded invoice={invoice} />}
    </li>
  );
}

function Invoices({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const texts = useBillingTexts();
  const [isAll, setIsAll] = useState(false);
  if (invoices.length === 0) return <p>{texts.billing.invoices.empty}</p>;
  return (
    <>
      <ul className={styles.invoices}>
        {invoices.slice(0, isAll ? undefined : FIRST).map((invoice) => (
          <InvoiceRow key={`${invoice.number} ${invoice.date}`} invoice={invoice} />
        ))}
      </ul>
      {!isAll && invoices.length > FIRST && (
        <Button variant="default" onClick={() => setIsAll(true)}>
          {texts.billing.invoices.all}
        </Button>
      )}
    </>
  );
}

/** The invoices, and the way to cards and billing details. */
export function InvoicesCard({ user }: { readonly user: User }) {
  const texts = useBillingTexts();
  const [loaded, reload] = useLoaded(load, user);
  const { busy, go } = useRedirect();
  const openPortal = (): void =>
    void go("portal", () => api.call(billingPortalUrl, { body: { userId: user.userId } }));
  return (
    <Card heading={texts.billing.invoices.heading}>
      {loaded.state === "loading" && <Skeleton height={24} mb={12} aria-hidden />}
      {loaded.state === "failed" && (
        <div role="alert">
          <p>{texts.account.failures.away}</p>
          <Button variant="default" onClick={reload}>
            {texts.account.again}
          </Button>
        </div>
      )}
      {loaded.state === "loaded" && <Invoices invoices={loaded.value.invoices} />}
      {user.stripeCustomerId && (
        <Button
          className={styles.portal ?? ""}
          variant="default"
          loading={busy !== null}
          onClick={openPortal}
        >
          {texts.billing.invoices.portal}
        </Button>
      )}
    </Card>
  );
}
