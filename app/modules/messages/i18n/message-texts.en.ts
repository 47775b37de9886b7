/** Messages to customers: the standard texts of every event. Fields are in braces. */
export const message_texts = {
  button: "Follow your delivery",
  order_line: "Order {{order}}",
  the_driver: "The driver",
  no_time: "during the day",
  today: "today",
  tomorrow: "tomorrow",
  from_to: "{{from}} to {{to}}",
  stops_one: "1 stop before you",
  stops_other: "{{count}} stops before you",
  stops_zero: "you are next",
  to_pay: "Please have {{amount}} ready.",
  door_code:
    "Your code for the driver: {{code}}. Give it to the driver when you receive the goods. Don’t share it before.",
  sent_by: "Sent by {{carrier}} for {{shop}}, about this delivery only.",
  sent_by_self: "Sent by {{carrier}}, about this delivery only.",
  help: "Help with this delivery",
  stop: "Stop these messages",
  test: "Test: {{subject}}",
  standard: {
    received: {
      text: "{{shop}}: we have your order {{order}}. Follow it: {{link}}",
      subject: "We have your order {{order}}",
      body: "Hello {{name}},\n\nwe have your order from {{shop}}.",
    },
    ready: {
      text: "{{shop}}: your order {{order}} is packed. Follow it: {{link}}",
      subject: "Order {{order}} is packed",
      body: "Hello {{name}},\n\nyour order from {{shop}} is packed and waits for its delivery.",
    },
    window_announced: {
      text: "{{shop}}: order {{order}} comes {{day}}, {{window}}. Another time or a safe place: {{link}}",
      subject: "{{day}}, {{window}}: your order from {{shop}}",
      body: "Hello {{name}},\n\nyour order from {{shop}} comes {{day}}, {{window}}. When the van sets off, we tell you a shorter window.\n\n{{to_pay}}",
    },
    out_for_delivery: {
      text: "{{shop}}: {{driver}} is on the way with {{order}}, arrival {{window}}. Follow: {{link}}",
      subject: "Order {{order}} is out for delivery",
      body: "Hello {{name}},\n\nyour order from {{shop}} is out for delivery. {{driver}} arrives {{window}}.\n\n{{door_code}}\n\n{{to_pay}}",
    },
    arriving: {
      text: "{{shop}}: {{driver}} arrives {{window}}, {{stops}}. Follow: {{link}}",
      subject: "{{driver}} arrives {{window}}",
      body: "Hello {{name}},\n\n{{driver}} arrives {{window}} with your order from {{shop}}, {{stops}}.\n\n{{door_code}}\n\n{{to_pay}}",
    },
    window_changed: {
      text: "{{shop}}: order {{order}} now arrives {{window}}. Follow: {{link}}",
      subject: "New time: {{window}}, order {{order}}",
      body: "Hello {{name}},\n\nthe time of your order from {{shop}} has changed: it now arrives {{day}}, {{window}}.",
    },
    delivered: {
      text: "{{shop}}: order {{order}} was delivered. Proof: {{link}}",
      subject: "Order {{order}} was delivered",
      body: "Hello {{name}},\n\nyour order from {{shop}} was delivered. You find the proof behind the link.",
    },
    delivery_attempted: {
      text: "{{shop}}: we could not deliver order {{order}}. Choose another time: {{link}}",
      subject: "We could not deliver order {{order}}",
      body: "Hello {{name}},\n\nwe tried to deliver your order from {{shop}} and could not. You can choose another time behind the link.",
    },
    rescheduled: {
      text: "{{shop}}: order {{order}} now comes {{day}}, {{window}}. {{link}}",
      subject: "Order {{order}}: now {{day}}, {{window}}",
      body: "Hello {{name}},\n\nyour order from {{shop}} now comes {{day}}, {{window}}.",
    },
    cancelled: {
      text: "{{shop}}: order {{order}} was cancelled. Nothing will be delivered.",
      subject: "Order {{order}} was cancelled",
      body: "Hello {{name}},\n\nyour order from {{shop}} was cancelled. Nothing will be delivered.",
    },
    pending_return: {
      text: "{{shop}}: order {{order}} is going back. {{link}}",
      subject: "Order {{order}} is going back",
      body: "Hello {{name}},\n\nyour order from {{shop}} is going back.",
    },
    feedback_asked: {
      text: "{{shop}}: how was your delivery {{order}}? {{link}}",
      subject: "How was your delivery from {{shop}}?",
      body: "Hello {{name}},\n\nyour order from {{shop}} was delivered. How was it? Two taps are enough.",
    },
    processing: {
      text: "{{shop}}: order {{order}} is being prepared. {{link}}",
      subject: "We have your order {{order}}",
      body: "Hello {{name}},\n\nyour order from {{shop}} is being prepared.",
    },
    shipped: {
      text: "{{shop}}: order {{order}} was shipped. Follow: {{link}}",
      subject: "Order {{order}} was shipped",
      body: "Hello {{name}},\n\nyour order from {{shop}} is on its way.",
    },
    in_transit: {
      text: "{{shop}}: order {{order}} is on its way. Follow: {{link}}",
      subject: "Order {{order}} is on its way",
      body: "Hello {{name}},\n\nyour order from {{shop}} is on its way to your area.",
    },
    return_in_progress: {
      text: "{{shop}}: order {{order}} is on its way back. {{link}}",
      subject: "Order {{order}} is on its way back",
      body: "Hello {{name}},\n\nyour order from {{shop}} is on its way back.",
    },
    returned: {
      text: "{{shop}}: order {{order}} was returned. {{link}}",
      subject: "Order {{order}} was returned",
      body: "Hello {{name}},\n\nyour order from {{shop}} was returned.",
    },
    closed: {
      text: "{{shop}}: order {{order}} is closed. {{link}}",
      subject: "Order {{order}} is closed",
      body: "Hello {{name}},\n\nyour order from {{shop}} is closed.",
    },
  },
};
